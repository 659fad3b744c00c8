import type { Page } from 'playwright-core';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { appKept, signIn } from './pages/app.ts';

/** People of one test, who use a shop's app in English. */
export interface People {
  /** Somebody with a phone that may be killed; the path is opened after the sign-in. */
  onPhone(persona: string, path?: string): Promise<Device>;
  /** The same on a phone that keeps the app, so that it starts without a network, too. */
  onPhoneWithApp(persona: string): Promise<Device>;
  /** Somebody in a browser window, which costs a fraction of a phone. */
  inBrowser(persona: string, path?: string): Promise<Page>;
  close(): Promise<void>;
}

export function openPeople(url: string): People {
  const devices: Device[] = [];
  let desktop: Promise<Desktop> | null = null;
  async function onDevice(persona: string, keepsApp: boolean): Promise<Device> {
    const device = await openDevice(`${url}/auth?lang=en`, { keepsApp });
    devices.push(device);
    await signIn(device.page(), persona);
    return device;
  }
  return {
    async onPhone(persona, path) {
      const device = await onDevice(persona, false);
      if (path !== undefined) await device.page().goto(url + path);
      return device;
    },
    async onPhoneWithApp(persona) {
      const device = await onDevice(persona, true);
      await appKept(device.page());
      return device;
    },
    async inBrowser(persona, path = '/') {
      desktop ??= openDesktop(url);
      const page = await (
        await desktop
      ).newPage({ path: `/auth?lang=en&redirect=${encodeURIComponent(path)}` });
      await signIn(page, persona);
      return page;
    },
    async close() {
      for (const device of devices.splice(0)) await device.close();
      await (await desktop)?.close();
      desktop = null;
    },
  };
}
