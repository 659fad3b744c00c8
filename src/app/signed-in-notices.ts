import { lazy } from 'react';
import { DemoWord } from './demo-word.tsx';
import { ForeignGroupWord } from './foreign-group-word.tsx';
import { PersonNotices } from './journal-notices.tsx';
import { SignInBanner } from './sign-in-banner.tsx';
import { UpdateBanner } from './update-banner.tsx';

const AfterUse = lazy(() => import('./after-use.tsx'));

/** What stands above a screen now and then: one file for all, so that the first load names one. */
export const notices = { AfterUse, DemoWord, ForeignGroupWord, PersonNotices, SignInBanner, UpdateBanner };
