import './lib/require-node.mjs'
import { spawn } from 'node:child_process'
import { ENGINES, ensureEngine } from './engines/ensure-engine.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, toolPath } from './lib/paths.mjs'
import { FIRST_RING, RING_VARIABLE } from './lib/rings.mjs'
import { ClearError, main } from './lib/say.mjs'

/**
 * `npm run engines`: the main journeys in Firefox, and journeys of their own in WebKitGTK. `-- firefox` or
 * `-- webkit` runs one of them, `-- --full` all journeys; what else is given goes to the runner: parts of
 * file names, `-g TITLE`. Ends with 1 when a journey fails.
 */
await main(async () => {
  await ensureInstalled()
  const given = process.argv.slice(2)
  const names = Object.keys(ENGINES)
  const chosen = names.filter((name) => given.includes(name))
  const others = given.filter((word) => word !== '--full' && !names.includes(word))
  if (others.length > 0 && chosen.length !== 1) {
    throw new ClearError(`Say in which engine: npm run engines -- firefox ${others.join(' ')}`)
  }
  const ring = given.includes('--full') ? {} : { [RING_VARIABLE]: FIRST_RING }
  let worst = 0
  for (const name of chosen.length > 0 ? chosen : names) {
    await ensureEngine(name)
    worst = Math.max(worst, await runJourneys(ENGINES[name].config, others, ring))
  }
  return worst
})

function runJourneys(config, filters, ring) {
  const args = [toolPath('playwright'), 'test', '--config', config, ...filters]
  const env = { ...process.env, ...ring }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
