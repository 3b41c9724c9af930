import { launchPersistent } from '@latchkey/sandbox/playwright'
import { test as base } from './lab-test.ts'
import { createLoginModel, type LoginModel } from './login-model.ts'
import { createLabModel, type LabModel } from './models/lab-model.ts'
import { type SecretsWatch, watchSecrets } from './secrets/watch-secrets.ts'
import { watchOutside } from './setup/watch-outside.ts'

/**
 * The storage of the frame: partitioned by site; blocked, by a browser setting; or blocked until
 * the visitor allows the storage of its own site.
 */
export type FrameStorage = 'own' | 'blocked' | 'granted'

/** Additional fixtures of these tests. */
interface LoginFixtures {
  /** The storage that the browser allows the frame. */
  readonly frameStorage: FrameStorage
  readonly login: LoginModel
  /** The page on a new device, without storage for its frame. */
  readonly otherDevice: LabModel
  /** Fails the test when anything secret of the frame gets into the page. On by itself. */
  readonly secrets: SecretsWatch
}

/** A visitor whose browser allows the frame storage, unless `frameStorage` differs. */
export const test = base.extend<LoginFixtures>({
  frameStorage: ['own', { option: true }],
  context: async (
    { browserName, context, frameStorage, playwright, launchOptions, contextOptions },
    use,
  ) => {
    // Firefox partitions the storage of frames in every context.
    const isAsWanted = frameStorage === (browserName === 'firefox' ? 'own' : 'blocked')
    if (isAsWanted) return use(context)
    const options = { ...launchOptions, ...contextOptions }
    const isGranted = frameStorage === 'granted'
    const lasting = await launchPersistent(playwright, options, { isGranted })
    await use(lasting.context)
    await lasting.end()
  },
  secrets: [
    async ({ context, sandbox }, use) => {
      const watch = await watchSecrets(context, sandbox)
      await use(watch)
      watch.end()
      await watch.check()
    },
    { auto: true },
  ],
  login: async ({ lab, sandbox }, use) => use(createLoginModel(lab, sandbox.mail)),
  otherDevice: async ({ browser, browserName, contextOptions, site }, use) => {
    const context = await browser.newContext(contextOptions)
    const outside = await watchOutside(browserName, context)
    await use(createLabModel(await context.newPage(), site.url))
    outside.check()
    await context.close()
  },
})
