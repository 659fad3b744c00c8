interface DetectedCode {
  readonly rawValue: string;
  readonly format: string;
}

/** What some browsers have; it is not in the types of the DOM yet. */
interface Detector {
  new (options: { readonly formats: readonly string[] }): {
    detect(picture: CanvasImageSource): Promise<readonly DetectedCode[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

interface WantedFormats {
  readonly formats: readonly string[];
  /** Without these it is of no use: some desktops have the interface and read nothing by it. */
  readonly needed: readonly string[];
}

/** The browser's own reader of codes; null where it has none that reads what is needed. */
export async function openDetector(
  scope: object,
  { formats, needed }: WantedFormats,
): Promise<((picture: CanvasImageSource) => Promise<readonly DetectedCode[]>) | null> {
  const { BarcodeDetector: Own } = scope as { readonly BarcodeDetector?: Detector };
  if (Own === undefined) return null;
  const supported = await Own.getSupportedFormats().catch((): readonly string[] => []);
  if (!needed.every((format) => supported.includes(format))) return null;
  const detector = new Own({ formats: formats.filter((format) => supported.includes(format)) });
  return async (picture) => await detector.detect(picture);
}
