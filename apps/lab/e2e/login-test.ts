import { BLOCKED_STORAGE } from '../../../scripts/lib/browser.mjs'
import { test as base } from './lab-test.ts'
import { createLoginModel, type LoginModel } from './login-model.ts'
import { type SecretsWatch, watchSecrets } from './secrets/watch-secrets.ts'

/** The storage of the frame: partitioned by site, or blocked, by a browser setting. */
export type FrameStorage = 'own' | 'blocked'

/** Additional fixtures of these tests. */
interface LoginFixtures {
  /** The storage that the browser allows the frame. */
  readonly frameStorage: FrameStorage
  readonly login: LoginModel
  /** Fails the test when anything secret of the frame gets into the page. On by itself. */
  readonly secrets: SecretsWatch
}

/** A visitor whose browser allows the frame storage, unless `frameStorage` differs. */
export const test = base.extend<LoginFixtures>({
  frameStorage: ['own', { option: true }],
  context: async ({ context, contextOptions, frameStorage, launchOptions, playwright }, use) => {
    if (frameStorage === 'own') return use(context)
    const args = [...(launchOptions.args ?? []), BLOCKED_STORAGE]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(await browser.newContext(contextOptions))
    await browser.close()
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
})
