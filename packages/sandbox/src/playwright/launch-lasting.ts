import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, PlaywrightWorkerArgs } from '@playwright/test'

/** How the browser is started, as Playwright takes it. */
type LastingOptions = NonNullable<
  Parameters<PlaywrightWorkerArgs['playwright']['chromium']['launchPersistentContext']>[1]
>

const WITHOUT = '--disable-features='

/**
 * What browsers do by themselves: what frames keep is kept for each page's site, and not refused. The
 * runner (Playwright 1.65) tells them not to.
 */
const APART = 'ThirdPartyStoragePartitioning'

/** Lets frames of other sites keep things, apart from site to site. */
const PROFILE = { block_third_party_cookies: false, cookie_controls_mode: 0 }

/**
 * Lets them keep nothing, as in a browser that the runner starts; but a visitor has allowed frames of this
 * machine's address to use their own site's storage, in pages of its name.
 */
const GRANTED_PROFILE = {
  block_third_party_cookies: true,
  cookie_controls_mode: 1,
  content_settings: {
    // As Chromium writes it down itself: when, in microseconds since 1601, and that it is allowed.
    exceptions: {
      storage_access: {
        '127.0.0.1,localhost': { last_modified: '13400000000000000', setting: 1 },
      },
    },
  },
}

/**
 * Starts a browser in which a frame of another site keeps things, for each page's site apart, as
 * browsers do by themselves: in one that the runner starts it keeps none. It has a profile of its own, which is gone when the context is closed by `end`.
 *
 * @param isGranted - Frames keep nothing by themselves, but may ask for their own site's storage.
 */
export async function launchLasting(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: LastingOptions,
  { isGranted = false }: { readonly isGranted?: boolean } = {},
): Promise<{ readonly context: BrowserContext; end(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-profile-'))
  const profile = isGranted ? GRANTED_PROFILE : PROFILE
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }))
  const given = options.args ?? []
  const args = isGranted ? given : keepingApart(given)
  const context = await chromium.launchPersistentContext(folder, { ...options, args: [...args] })
  return {
    context,
    async end() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Of several lists of what a browser shall do without, the last one counts. */
function keepingApart(args: readonly string[]): readonly string[] {
  const list = args.filter((each) => each.startsWith(WITHOUT)).at(-1) ?? WITHOUT
  const others = list
    .slice(WITHOUT.length)
    .split(',')
    .filter((name) => name !== APART)
  return [...args, `${WITHOUT}${others.join()}`]
}
