import { profileOfPerson } from '../../domain/line-profile.ts';
import type { LineProfile } from '../../domain/line-profile.ts';
import type { Platform } from './platform.ts';

/** Who the signed-in person is in LINE, as its app has told this page; null elsewhere, and where that is somebody else. */
export function lineProfileOn({ inLine, session }: Pick<Platform, 'inLine' | 'session'>): LineProfile | null {
  return profileOfPerson(inLine()?.knownProfile() ?? null, session.user()?.line_id);
}
