import './lib/require-node.mjs'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { main, say } from './lib/say.mjs'
import { inLab } from './lib/site.mjs'
import { collectLocks } from './recorded/mode.mjs'
import { readRecord, recordOf, writeRecord } from './recorded/record.mjs'

/**
 * `npm run record-versions`: moves the versions of others that sites are installed with to what the registry has
 * today. Makes every site that a command of this repository installs, lets npm resolve each, and writes
 * `recorded/versions.json`. Everything else that installs a site takes its versions from there.
 */
await main(async () => {
  endAllOnSignal()
  await prepare()
  // It needs what was just installed.
  const { resolveSites } = await import('./recorded/resolve-sites.mjs')
  return inLab('record', async (lab) => {
    const locks = join(lab.folder, 'locks')
    mkdirSync(locks)
    collectLocks(locks)
    // Nothing that npm had is older than today, and all sites see one state of the registry.
    process.env.npm_config_cache = join(lab.folder, 'npm')
    await resolveSites(lab)
    const record = recordOf(readdirSync(locks).map((name) => readLock(join(locks, name))))
    report(readRecord(), record)
    writeRecord(record)
    return 0
  })
})

function readLock(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Prints what differs from the record so far. */
function report(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const textOf = (record, name) => Object.keys(record[name] ?? {}).join(', ') || 'none'
  const changes = names
    .map((name) => [name, textOf(before, name), textOf(after, name)])
    .filter(([, old, current]) => old !== current)
  for (const [name, old, current] of changes) say(`${name}: ${old} → ${current}`)
  say(`${Object.keys(after).length} packages are recorded; ${changes.length} of them changed.`)
}
