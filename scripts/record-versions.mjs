import './lib/require-node.mjs'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { main, say } from './lib/say.mjs'
import { ensurePacked } from './packed/pack.mjs'
import { collectLocks } from './recorded/mode.mjs'
import { readRecord, recordOf, writeRecord } from './recorded/record.mjs'
import { assembleSite } from './size/assemble-site.mjs'

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
  const packed = await ensurePacked()
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-record-'))
  const locks = join(folder, 'locks')
  try {
    mkdirSync(locks)
    await assembleSite(packed, join(folder, 'tools'))
    collectLocks(locks)
    // Nothing that npm had is older than today, and all sites see one state of the registry.
    process.env.npm_config_cache = join(folder, 'npm')
    await resolveSites({ packed, folder, modules: join(folder, 'tools', 'node_modules') })
    const record = recordOf(readdirSync(locks).map((name) => readLock(join(locks, name))))
    report(readRecord(), record)
    writeRecord(record)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
