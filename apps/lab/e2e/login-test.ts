import { guardOutside, launchLasting } from '@latchkey/sandbox/playwright'
import { test as base } from './lab-test.ts'
import { createLoginModel, type LoginModel } from './login-model.ts'
import { createLabModel, type LabModel } from './models/lab-model.ts'
import { type SecretsWatch, watchSecrets } from './secrets/watch-secrets.ts'

/**
 * What the frame may keep: things of its own, apart from site to site; nothing, as browsers can be told
 * to; or nothing by itself, while the visitor has allowed it to use its own site's storage.
 */
export type FrameStorage = 'own' | 'blocked' | 'granted'

/** What these tests get besides. */
interface LoginFixtures {
  /** What the browser lets the frame keep. */
  readonly frameStorage: FrameStorage
  readonly login: LoginModel
  /** The page on a device that knows nothing of this one; its frame can keep nothing. */
  readonly otherDevice: LabModel
  /** Fails the test when anything secret of the frame gets into the page. On by itself. */
  readonly secrets: SecretsWatch
}

/** A visitor whose browser lets the frame keep things, unless `frameStorage` says otherwise. */
export const test = base.extend<LoginFixtures>({
  frameStorage: ['own', { option: true }],
  context: async ({ context, frameStorage, playwright, launchOptions, contextOptions }, use) => {
    if (frameStorage === 'blocked') return use(context)
    const options = { ...launchOptions, ...contextOptions }
    const isGranted = frameStorage === 'granted'
    const lasting = await launchLasting(playwright, options, { isGranted })
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
  otherDevice: async ({ browser, contextOptions, site }, use) => {
    const context = await browser.newContext(contextOptions)
    const outside = await guardOutside(context)
    await use(createLabModel(await context.newPage(), site.url))
    outside.check()
    await context.close()
  },
})
