import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartedBrowser } from '../web-driver/lab-page-test.ts'
import { endProcess, freePort } from '../web-driver/programs.ts'
import { type MarionetteDriver, openMarionette } from './marionette.ts'

const PROGRAM = process.env['LATCHKEY_FIREFOX'] ?? '/usr/bin/firefox-esr'

/** How long Firefox may take to start, in milliseconds. */
const START_MS = 30_000

/** Starts a Firefox without a window, with a profile of its own. No name of another host resolves. */
export async function startFirefox(): Promise<StartedBrowser<MarionetteDriver>> {
  const profile = await mkdtemp(join(tmpdir(), 'latchkey-firefox-'))
  const port = await freePort()
  const preferences = { 'marionette.port': port, 'network.dns.native-is-localhost': true }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const size = ['--width', '1280', '--height', '900']
  const env = { ...process.env, HOME: profile }
  const program = spawn(PROGRAM, [...args, ...size], { env, stdio: 'ignore' })

  async function stop(): Promise<void> {
    await endProcess(program)
    await rm(profile, { recursive: true, force: true })
  }
  try {
    const driver = await untilOpen(port)
    return {
      driver,
      async stop() {
        await driver.end()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilOpen(port: number): Promise<MarionetteDriver> {
  for (const deadline = Date.now() + START_MS; ; ) {
    try {
      return await openMarionette(port)
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
