/** A block between fences, with the line above it that names a file, and comments between the two. */
const BLOCK =
  /(?:`(?<path>[^`\s]+)`:\n\s*)?(?:<!--.*?-->\n\s*)?^```(?<language>[a-z]*)[^\n]*\n(?<code>.*?)^```$/gms

/**
 * Reads the steps of a page of the documentation, in order.
 *
 * A block of `sh` is commands, one a line. Any other block belongs into the file that ends the line
 * above it, in backticks with a colon; one without such a line shows something and is left out. A
 * block of `diff` changes a file that is there; every other one is the whole file.
 *
 * @returns Steps: `{ kind: 'run', command }`, `{ kind: 'write', path, code }`, or `{ kind:
 *   'change', path, changes }` with the lines before and after of each place.
 */
export function readPage(text) {
  return [...text.replaceAll('\r\n', '\n').matchAll(BLOCK)].flatMap(({ groups }) => stepsOf(groups))
}

function stepsOf({ path, language, code }) {
  if (language === 'sh') return commandsIn(code).map((command) => ({ kind: 'run', command }))
  if (path === undefined) return []
  if (language === 'diff') return [{ kind: 'change', path, changes: changesIn(code) }]
  return [{ kind: 'write', path, code }]
}

function commandsIn(code) {
  return code
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean)
}

/** The places of a diff. A line `…` stands for lines that are not shown. */
function changesIn(code) {
  const places = code.split(/^ ?…\n/m).map((place) => place.replace(/\n$/, '').split('\n'))
  return places.map((lines) => ({ before: sideOf(lines, '-'), after: sideOf(lines, '+') }))
}

/** The lines of one side, and those of both. */
function sideOf(lines, mark) {
  return lines
    .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(mark))
    .map((line) => line.slice(1))
    .join('\n')
}

/**
 * The text of a file after the changes of a page.
 *
 * @throws Error where it does not have the lines that the page shows, or has them twice.
 */
export function applyChanges(text, changes) {
  return changes.reduce((changed, { before, after }) => {
    const [head, tail, ...more] = `\n${changed}`.split(`\n${before}\n`)
    if (tail === undefined || more.length > 0) {
      throw new Error(`has these lines ${tail === undefined ? 'nowhere' : 'twice'}:\n${before}`)
    }
    return `${head}\n${after}\n${tail}`.slice(1)
  }, text)
}
