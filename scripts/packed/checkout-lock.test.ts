import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../lib/paths.mjs'

const MODULE = pathToFileURL(join(ROOT, 'scripts', 'packed', 'checkout-lock.mjs')).href

test('a second process waits for the first, says so, and goes on when that one is done', async () => {
  const path = aLock()
  const first = startHolder(path)
  await first.said('holds')
  const second = startHolder(path)

  await second.said(`(process ${first.pid})`)
  expect(second.output()).not.toContain('holds')
  first.finish()
  await second.said('holds')
  second.finish()

  expect(await first.ended).toBe(0)
  expect(await second.ended).toBe(0)
  expect(second.output().match(/Waiting for/g)).toHaveLength(1)
  expect(existsSync(path)).toBe(false)
})

test('of several processes that find the file of one that was killed, one after the other goes on', async () => {
  const path = aLock()
  const journal = `${path}.journal`
  const killed = startHolder(path, journal)
  await killed.said('holds')
  killed.kill()
  await killed.ended
  expect(existsSync(path)).toBe(true)

  const others = Array.from({ length: 4 }, () => startHolder(path, journal))
  for (const other of others) other.finish()

  expect(await Promise.all(others.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
  const [, ...turns] = readFileSync(journal, 'utf8').trim().split('\n')
  expect(turns).toHaveLength(8)
  for (const [index, turn] of turns.entries()) {
    // A process writes its end before another one begins.
    if (index % 2 === 0) expect(turns[index + 1]).toBe(turn.replace('begins', 'ends'))
  }
  expect(existsSync(path)).toBe(false)
})

test.each(['fails', 'calls process.exit'])('a command that %s leaves no lock', async (how) => {
  const path = aLock()
  const child = start(path, HOW_IT_ENDS[how])

  expect(await child.ended).toBe(1)
  expect(existsSync(path)).toBe(false)
})

const HOW_IT_ENDS: Record<string, string> = {
  fails: `throw new Error('The build failed.')`,
  'calls process.exit': 'process.exit(1)',
}

function aLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'packing.lock')
}

/** Starts a process that holds the lock until its input closes. */
function startHolder(path: string, journal = `${path}.journal`) {
  return start(
    path,
    `
    appendFileSync(${JSON.stringify(journal)}, process.pid + ' begins\\n')
    console.log('holds')
    for await (const _ of process.stdin);
    appendFileSync(${JSON.stringify(journal)}, process.pid + ' ends\\n')`,
  )
}

/** Starts a process that runs `body` with the lock. */
function start(path: string, body: string | undefined) {
  const code = `
    import { appendFileSync } from 'node:fs'
    import { aloneInCheckout } from ${JSON.stringify(MODULE)}
    await aloneInCheckout(async () => {${body}}, ${JSON.stringify(path)})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  return {
    pid: child.pid,
    output: () => output,
    ended: once(child, 'exit').then(([code]) => code),
    finish: () => void child.stdin.end(),
    kill: () => void child.kill('SIGKILL'),
    /** Resolves when it has printed `text`. */
    async said(text: string) {
      while (!output.includes(text)) await once(child.stdout, 'data')
    },
  }
}
