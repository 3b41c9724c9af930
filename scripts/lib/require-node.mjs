import { readFileSync } from 'node:fs'

/**
 * Ends the program with a clear sentence when this Node is too old. Imported first by every
 * command, and written so that old Nodes can read it.
 */
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const [neededMajor, neededMinor] = numbersIn(manifest.engines.node)
const [major, minor] = numbersIn(process.versions.node)

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Latchkey needs Node ${neededMajor}.${neededMinor} or newer; this is ${process.versions.node}. Install it from https://nodejs.org and run the command again.`,
  )
  process.exit(1)
}

function numbersIn(text) {
  return text.replace(/^\D+/, '').split('.').map(Number)
}
