import { guardOutside, launchLasting } from '@latchkey/sandbox/playwright'
import { test as base } from './lab-test.ts'
import { createLoginModel, type LoginModel } from './login-model.ts'
import { createLabModel, type LabModel } from './models/lab-model.ts'

/** What these tests get besides. */
interface LoginFixtures {
  /** Whether the browser lets the frame keep nothing. */
  readonly isBlocked: boolean
  readonly login: LoginModel
  /** The page on a device that knows nothing of this one; its frame can keep nothing. */
  readonly otherDevice: LabModel
}

/**
 * A visitor whose browser lets the frame keep things, apart from site to site; with `isBlocked` one
 * whose browser does not, as Chromium has it by default.
 */
export const test = base.extend<LoginFixtures>({
  isBlocked: [false, { option: true }],
  context: async ({ context, isBlocked, playwright, launchOptions, contextOptions }, use) => {
    if (isBlocked) return use(context)
    const lasting = await launchLasting(playwright, { ...launchOptions, ...contextOptions })
    await use(lasting.context)
    await lasting.end()
  },
  login: async ({ lab, sandbox }, use) => use(createLoginModel(lab, sandbox.mail)),
  otherDevice: async ({ browser, contextOptions, site }, use) => {
    const context = await browser.newContext(contextOptions)
    const outside = await guardOutside(context)
    await use(createLabModel(await context.newPage(), site.url))
    outside.check()
    await context.close()
  },
})
