import { openCodeReader } from '../../platform/code-reader.ts';
import { isInsideLine } from '../../platform/in-app.ts';
import { openScanSignal } from '../../platform/scan-signal.ts';
import type { ScanSignal } from '../../platform/scan-signal.ts';
import { openScanner } from '../../platform/scanner.ts';
import type { Scanner } from '../../platform/scanner.ts';
import type { Platform } from '../../workflow/platform.ts';

interface DeviceScanner {
  readonly scanner: Scanner;
  readonly signal: ScanSignal;
}

const opened = new WeakMap<Platform, DeviceScanner>();

/** The camera of this device as a scanner, and its beep; opened with the first wish for one. */
export function deviceScanner(platform: Platform): DeviceScanner {
  const known = opened.get(platform);
  if (known !== undefined) return known;
  const device: DeviceScanner = {
    scanner: openScanner({
      // Undefined where the page is not served securely.
      media: (navigator as Partial<Navigator>).mediaDevices,
      openReader: () => openCodeReader(window),
      line: () => (isInLine(platform) ? { scans: lineScanner(platform) !== null } : null),
      now: () => performance.now(),
    }),
    signal: openScanSignal(platform.local, window),
  };
  opened.set(platform, device);
  return device;
}

/** LINE's own scanner; null where there is none. */
export function lineScanner(platform: Platform): (() => Promise<string | null>) | null {
  return platform.line()?.codeScanner() ?? null;
}

/** Inside LINE there are two browsers: that of its mini-apps, and that of links in a chat. */
function isInLine(platform: Platform): boolean {
  return platform.inLine() !== null || isInsideLine(navigator);
}
