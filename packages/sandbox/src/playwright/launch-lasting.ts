import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, PlaywrightWorkerArgs } from '@playwright/test'

/** How the browser is started, as Playwright takes it. */
type LastingOptions = NonNullable<
  Parameters<PlaywrightWorkerArgs['playwright']['chromium']['launchPersistentContext']>[1]
>

/** Lets frames of other sites keep things, apart from site to site. */
const PROFILE = { block_third_party_cookies: false, cookie_controls_mode: 0 }

/**
 * Starts a browser in which a frame of another site keeps things: Chromium's own default lets it
 * keep none. It has a profile of its own, which is gone when the context is closed by `end`.
 */
export async function launchLasting(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: LastingOptions,
): Promise<{ readonly context: BrowserContext; end(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-profile-'))
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile: PROFILE }))
  const context = await chromium.launchPersistentContext(folder, options)
  return {
    context,
    async end() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
