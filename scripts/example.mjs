import './lib/require-node.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyExample } from './example/copy-example.mjs'
import { TESTED_EXAMPLES } from './example/examples.mjs'
import { complaintsIn } from './example/judge-build.mjs'
import { freePort } from './lib/free-port.mjs'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say, secondsSince } from './lib/say.mjs'
import { inFolder, runProgram } from './lib/site.mjs'
import { npmInstall } from './packed/npm.mjs'
import { ensurePacked } from './packed/pack.mjs'
import { takeLatest } from './recorded/mode.mjs'

const BUILD_MS = 10 * 60_000
const DRIVE_MS = 10 * 60_000

/**
 * `npm run example`: builds the example sites outside of the workspace, from packed files, and drives
 * them in a real browser. `npm run example -- sign-in` takes one of them; what follows its name is
 * handed to the test runner.
 */
await main(async () => {
  endAllOnSignal()
  await prepare()
  const packed = await ensurePacked()
  const [chosen, ...options] = takeLatest(process.argv.slice(2))
  if (chosen !== undefined && !TESTED_EXAMPLES.includes(chosen)) {
    throw new ClearError(`There is no example "${chosen}": ${TESTED_EXAMPLES.join(', ')}.`)
  }
  let failures = 0
  for (const name of chosen === undefined ? TESTED_EXAMPLES : [chosen]) {
    failures += await inFolder('example', (site) => judgeExample(name, { packed, site, options }))
  }
  return failures === 0 ? 0 : 1
})

/** @returns The code that its tests ended with. */
async function judgeExample(name, { packed, site, options }) {
  const step = async (what, body) => {
    const startMs = performance.now()
    await body()
    say(`  ${name}: ${what} (${secondsSince(startMs)})`)
  }
  copyExample(name, { packed, site })
  await step('installed from packed files', () => npmInstall(site))
  await step('compiled', () => judgeTypes(site))
  await step('built without a warning', () => judgeBuild(site))
  return drive(site, options)
}

async function judgeTypes(site) {
  const { typeFaults } = await import('./example/type-faults.mjs')
  const { typeFaultsWithoutReact } = await import('./example/compile-without-react.mjs')
  const hasReact = existsSync(join(site, 'node_modules/@types/react'))
  const faults = [...typeFaults(site), ...(hasReact ? typeFaultsWithoutReact(site) : [])]
  if (faults.length === 0) return
  throw new ClearError(
    `${faults.join('\n')}\n\nThe example does not compile with the packed files.`,
  )
}

async function judgeBuild(site) {
  const { code, output } = await runProgram(site, 'vite/bin/vite.js', {
    args: ['build'],
    env: { NO_COLOR: '1' },
    limitMs: BUILD_MS,
  })
  if (code !== 0) throw new ClearError(`${output}\n\nThe example could not be built.`)
  const complaints = complaintsIn(output)
  if (complaints.length === 0) return
  throw new ClearError(`${complaints.join('\n')}\n\nThe build of the example complains.`)
}

async function drive(site, options) {
  const [built, dev] = [await freePort(), await freePort()]
  const reporter = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 'list,json' : 'list'
  const { code, isLate } = await runProgram(site, '@playwright/test/cli.js', {
    args: ['test', `--reporter=${reporter}`, ...options],
    env: { BUILT_PORT: String(built), DEV_PORT: String(dev) },
    limitMs: DRIVE_MS,
    show: (text) => process.stdout.write(text),
  })
  if (isLate) throw new ClearError('Driving the example took too long and was stopped.')
  return code
}
