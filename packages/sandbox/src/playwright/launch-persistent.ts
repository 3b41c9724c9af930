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
 * The default of browsers: storage of frames is partitioned by the page's site, not blocked. The runner
 * (Playwright 1.65) disables that.
 */
const PARTITIONING = 'ThirdPartyStoragePartitioning'

/** Allows storage in frames of other sites, partitioned by site. */
const PROFILE = { block_third_party_cookies: false, cookie_controls_mode: 0 }

/**
 * Blocks storage in frames of other sites, as in a browser that the runner starts; but the visitor has
 * granted frames at 127.0.0.1 access to their own site's storage, in pages at localhost.
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
 * Starts a browser in which frames of other sites have storage, partitioned by the page's site. That is
 * the default of browsers, but not of one that the runner starts. `end` closes the context and removes
 * its profile.
 *
 * @param isGranted - Frames have no storage, but may request access to their own site's.
 */
export async function launchPersistent(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: LastingOptions,
  { isGranted = false }: { readonly isGranted?: boolean } = {},
): Promise<{ readonly context: BrowserContext; end(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-profile-'))
  const profile = isGranted ? GRANTED_PROFILE : PROFILE
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }))
  const given = options.args ?? []
  const args = isGranted ? given : withPartitioning(given)
  const context = await chromium.launchPersistentContext(folder, { ...options, args: [...args] })
  return {
    context,
    async end() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Removes partitioning from the last list of disabled features: the browser ignores the other
 * lists.
 */
function withPartitioning(args: readonly string[]): readonly string[] {
  const list = args.filter((each) => each.startsWith(WITHOUT)).at(-1) ?? WITHOUT
  const others = list
    .slice(WITHOUT.length)
    .split(',')
    .filter((name) => name !== PARTITIONING)
  return [...args, `${WITHOUT}${others.join()}`]
}
