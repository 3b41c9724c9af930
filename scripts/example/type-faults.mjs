import { join } from 'node:path'
import ts from 'typescript'

const OURS = /[\\/]node_modules[\\/]@latchkey[\\/]/
const ANY_LIBRARY = /[\\/]node_modules[\\/]/

/**
 * Compiles a site, and reads the declarations of our packages as strictly as a site may. Those of
 * other libraries are not judged.
 *
 * @returns Each fault, as `file:line: message`.
 */
export function typeFaults(site) {
  const { config, error } = ts.readConfigFile(join(site, 'tsconfig.json'), ts.sys.readFile)
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, site)
  const program = ts.createProgram(fileNames, { ...options, skipLibCheck: false })
  const judged = program
    .getSourceFiles()
    .filter(({ fileName }) => OURS.test(fileName) || !ANY_LIBRARY.test(fileName))
  const faults = judged.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ])
  return [...(error ? [error] : []), ...errors, ...faults].map((fault) => textOf(fault, site))
}

function textOf({ file, start = 0, messageText }, site) {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ')
  if (file === undefined) return message
  const { line } = file.getLineAndCharacterOfPosition(start)
  return `${file.fileName.replace(`${site}/`, '')}:${line + 1}: ${message}`
}
