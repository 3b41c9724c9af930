import './lib/require-node.mjs'
import { writeFileSync } from 'node:fs'
import { EXAMPLES } from './example/examples.mjs'
import { matrixOf, REPORT_VARIABLE } from './example/matrix.mjs'
import { sizeTableOf, writeSizes } from './example/page-size.mjs'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say } from './lib/say.mjs'
import { sideBySide } from './lib/side-by-side.mjs'
import { inLab } from './lib/site.mjs'
import { takeLatest } from './recorded/mode.mjs'

const WRITE = '--write'

/**
 * `npm run examples`: copies the sites of `examples` out of the repository, installs them from packed
 * files, builds each by its own command, and visits it in Chromium: connect, sign, reload, disconnect.
 * Prints a line per cell, and the matrix at the end. Any warning, any line on the console or on the
 * server's log is a fault.
 *
 * Below it is what each page loads, in its server's own files: what the framework and the site need, and what
 * comes with the modal. `-- --write` writes that into the README of the examples.
 *
 * `-- nuxt wagmi` drives only these. `-- --latest` installs what the registry has today in place of the recorded
 * versions. `npm run example` drives those that have tests of their own.
 */
await main(async () => {
  endAllOnSignal()
  await prepare()
  const args = takeLatest(process.argv.slice(2))
  const examples = chosenExamples(args.filter((each) => each !== WRITE))
  const sizes = new Map()
  const cells = await inLab('examples', (lab) => driveAll(examples, { ...lab, sizes }))
  say(`\n${matrixOf(cells)}\n\n${sizeTableOf(sizes)}`)
  if (args.includes(WRITE)) writeSizes(sizes)
  const report = process.env[REPORT_VARIABLE]
  if (report) writeFileSync(report, JSON.stringify(cells))
  return cells.every(({ faults }) => faults.length === 0) ? 0 : 1
})

async function driveAll(examples, lab) {
  // These need what was just installed.
  const { driveExample } = await import('./example/drive-example.mjs')
  const { withBrowser } = await import('./size/visit.mjs')
  return withBrowser((browser) =>
    sideBySide(examples.map((example) => () => driveExample({ ...lab, browser }, example))),
  )
}

function chosenExamples(names) {
  const unknown = names.find((name) => EXAMPLES.every((example) => example.name !== name))
  if (unknown !== undefined) {
    const known = EXAMPLES.map(({ name }) => name).join(', ')
    throw new ClearError(`There is no example "${unknown}": ${known}.`)
  }
  return EXAMPLES.filter(({ name }) => names.length === 0 || names.includes(name))
}
