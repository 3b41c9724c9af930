import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { StartedBrowser } from '../web-driver/lab-page-test.ts'
import { endProcess, freePort } from '../web-driver/programs.ts'
import { openSession } from '../web-driver/web-driver.ts'

/** Debian's small browser around WebKitGTK. */
const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

/** How long the driver may take to start, in milliseconds. */
const START_MS = 20_000

/**
 * Starts a screen in memory, the driver of WebKitGTK and its browser, with a home folder of their own. Requests to
 * other machines go to a proxy that is not there.
 */
export async function startWebKit(): Promise<StartedBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'latchkey-webkit-'))
  const started: ChildProcess[] = []
  async function stop(): Promise<void> {
    for (const each of started.reverse()) await endProcess(each)
    await rm(home, { recursive: true, force: true })
  }
  try {
    const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
    const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    started.push(screen)
    // The fourth of the streams above is a pipe to read from.
    const display = `:${await firstLine(screen, screen.stdio[3] as Readable)}`
    const port = await freePort()
    const env = { ...process.env, ...environment(home), DISPLAY: display }
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
    started.push(server)
    await untilItAnswers(`http://127.0.0.1:${port}/status`)
    const browser = { binary: MINI_BROWSER, args: ['--automation'] }
    const driver = await openSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': browser,
    })
    return {
      driver,
      async stop() {
        // A browser that is gone already needs no end.
        await driver.end().catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function environment(home: string): NodeJS.ProcessEnv {
  const nowhere = 'http://127.0.0.1:9'
  return {
    HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    http_proxy: nowhere,
    https_proxy: nowhere,
    no_proxy: 'localhost,127.0.0.1',
    // There is no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
  }
}

function firstLine(child: ChildProcess, stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    stream.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
  })
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not answer')
}
