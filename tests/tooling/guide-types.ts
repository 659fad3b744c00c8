import { basename, join } from 'node:path';
import ts from 'typescript';

/** The compiler on some files of a checkout, kept between questions. */
export interface Types {
  /** What the compiler says of a file, where other files are left out. */
  errorsIn(file: string, leftOut?: readonly string[]): readonly string[];
  /** The last part of each address that a file imports, now or on demand. */
  importsOf(file: string): readonly string[];
}

/** Opens the compiler with the settings of the app. */
export function openTypes(checkout: string, files: readonly string[]): Types {
  const folder = join(checkout, 'src');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const edited = new Set(files.map((file) => join(checkout, file)));
  let missing: ReadonlySet<string> = new Set();
  let version = 0;
  const isThere = (path: string) => !missing.has(path) && ts.sys.fileExists(path);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...edited].filter((path) => /\.tsx?$/.test(path) && isThere(path)),
    // What one of these imports is looked for anew with each question.
    getScriptVersion: (path) => (edited.has(path) ? String(version) : ''),
    getProjectVersion: () => String(version),
    getScriptSnapshot(path) {
      const text = isThere(path) ? ts.sys.readFile(path) : undefined;
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: isThere,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    realpath: ts.sys.realpath,
  });
  return {
    importsOf: (file) =>
      ts
        .preProcessFile(ts.sys.readFile(join(checkout, file)) ?? '')
        .importedFiles.map(({ fileName }) => basename(fileName)),
    errorsIn(file, leftOut = []) {
      const asked = leftOut.map((name) => join(checkout, name));
      if (asked.join() !== [...missing].join()) version += 1;
      missing = new Set(asked);
      const path = join(checkout, file);
      return [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map(
        ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
      );
    },
  };
}
