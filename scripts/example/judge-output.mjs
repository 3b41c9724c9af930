import { stripVTControlCharacters } from 'node:util'

/** How bundlers, frameworks and Node begin a warning, or say one. */
const WARNINGS = [
  /\bwarn(ing)?s?\b/i,
  /^\(!\)/,
  /[⚠▲]/u,
  /\bdeprecat/i,
  /\berror\b/i,
  /externalized for browser compatibility/,
  /larger than \d+ kB/,
  /circular dependency/i,
  /hydrat/i,
]

/** Matches lines that look like a warning and are none. */
const HARMLESS = [
  /\b(0|no) (errors?|warnings?)\b/i,
  // Files and routes with such words in their names, as bundlers list them.
  /^(asset |ℹ |\[info\] |[├└┌] [ƒ○●] |[├└]─ )?\S+\s+\(?[\d.,]+ [kKM]?i?B\b/,
  /^[├└┌┬│○ƒ●/\s-]+_?(error|not-found)/,
  // Next's logo, in front of its version.
  /^▲ Next\.js [\d.]+/,
  // Every copy of an example is built for the first time.
  /^⚠ No build cache found\./,
  // A plugin of Nuxt, in every site of it.
  /\[plugin nuxt:module-preload-polyfill\] Sourcemap is likely to be incorrect/,
]

/** A request that a server answered well, as some log each. */
const ACCESS = /\b(GET|HEAD|POST) \/\S* (HTTP\/[\d.]+ )?[23]\d\d\b/

/** npm's words for packages that do not fit together. */
const MISFIT = /ERESOLVE|\bpeer\b|Conflicting/i

/** The lines of a build that warn of something. */
export function warningsIn(output) {
  return linesOf(output).filter(
    (line) =>
      WARNINGS.some((pattern) => pattern.test(line)) &&
      !HARMLESS.some((pattern) => pattern.test(line)),
  )
}

/** The lines of a server's log that say more than that a request was answered. */
export function unexpectedLines(output) {
  return linesOf(output).filter((line) => !ACCESS.test(line))
}

/**
 * The lines of an installation that warn of our packages or of what they ask for.
 *
 * @param peers - Names of packages that ours ask their sites for.
 */
export function installWarnings(output, peers) {
  // Packages of a framework that want a newer Node than it says itself are in quotation marks, too.
  const names = ['@latchkey/', ...peers.flatMap((name) => [` ${name}@`, `'${name}@`])]
  return linesOf(output).filter(
    (line) =>
      /^npm (warn|error)/i.test(line) &&
      (MISFIT.test(line) || names.some((name) => line.includes(name))),
  )
}

function linesOf(output) {
  return stripVTControlCharacters(output)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}
