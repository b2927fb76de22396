import type TypeScript from 'typescript';

/**
 * A compiler's host that has more files than the disk.
 *
 * @param texts of these files, by absolute path
 * @param read files of the disk that were read before, and those read now
 */
export function createHost(
  ts: typeof TypeScript,
  options: TypeScript.CompilerOptions,
  texts: Map<string, string>,
  read: Map<string, TypeScript.SourceFile | undefined>,
): TypeScript.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const folders = new Set([...texts.keys()].flatMap(listFolders));
  return {
    ...host,
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    readFile: (path) => texts.get(path) ?? host.readFile(path),
    directoryExists: (path) => folders.has(path) || (host.directoryExists?.(path) ?? true),
    getSourceFile: (path, languageVersion) => {
      const text = texts.get(path);
      if (text !== undefined) {
        return ts.createSourceFile(path, text, languageVersion, true);
      }
      if (!read.has(path)) {
        read.set(path, host.getSourceFile(path, languageVersion));
      }
      return read.get(path);
    },
  };
}

/** The folders that a file is in, from the inside out. */
function listFolders(path: string): string[] {
  const end = path.lastIndexOf('/');
  return end <= 0 ? [] : [path.slice(0, end), ...listFolders(path.slice(0, end))];
}
