import type { MailDesk } from '@latchkey/sandbox'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { LabModel } from './models/lab-model.ts'

/** The steps of a visitor who logs in. */
export interface LoginModel {
  /** Opens the modal and gives an e-mail address. */
  giveEmail(email: string): Promise<void>
  /** Enters a code; six figures send themselves. */
  enterCode(code: string): Promise<void>
  /** Reads the newest code that was mailed to an address after a time. */
  readCode(email: string, sinceMs?: number): Promise<string>
  /** The whole way, with the code that was mailed. */
  logIn(email: string): Promise<void>
  /** The embedded wallet's own page. */
  readonly frame: FrameLocator
}

/** How long a mail may take, in milliseconds. */
const MAIL_MS = 15_000

/** Makes the model of one visitor. */
export function createLoginModel(lab: LabModel, mail: MailDesk): LoginModel {
  const { modal, page } = lab

  async function readCode(email: string, sinceMs = 0): Promise<string> {
    const { code } = await mail.next(email, { sinceMs, signal: AbortSignal.timeout(MAIL_MS) })
    if (code === null) throw new Error(`The mail to ${email} holds no code`)
    return code
  }

  async function giveEmail(email: string): Promise<void> {
    await lab.connectButton.click()
    await modal.part('connect-email').fill(email)
    await modal.part('connect-email').press('Enter')
  }

  async function enterCode(code: string): Promise<void> {
    await modal.part('otp-code').fill(code)
  }

  return {
    readCode,
    giveEmail,
    enterCode,
    async logIn(email) {
      const sinceMs = Date.now()
      await giveEmail(email)
      await modal.expectView('EmailVerifyOtp')
      await enterCode(await readCode(email, sinceMs))
      await modal.expectClosed()
      await expect(lab.status).toHaveText('connected')
    },
    frame: page.frameLocator('latchkey-root iframe'),
  }
}

/** Presses Approve in the frame, as soon as it may be pressed. */
export async function approve(frame: FrameLocator): Promise<void> {
  const button = frame.getByRole('button', { name: 'Approve' })
  // A visitor who was in another tab comes back, and the request has to be read to its end. While the
  // modal still moves the frame into place, its end may move and the focus may go elsewhere.
  await expect(async () => {
    await frame.getByRole('heading').first().click()
    await frame.getByRole('region').press('End')
    await expect(button).toBeEnabled({ timeout: 2_000 })
  }).toPass()
  // A mouse has to rest on it first, so that a click meant for something else approves nothing.
  await button.press('Enter')
}

/** Presses Decline in the frame, by its key: a click would miss a frame that still moves into place. */
export async function decline(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Decline' }).press('Enter')
}

/** The address at which the site of the logins prepares a login by a provider. */
const SOCIAL_BEGIN = '**/api/social/begin'

/** The window that a social login opens. */
export async function inWindow(page: Page, open: () => Promise<void>): Promise<Page> {
  // Chromium drops the navigation of a window to which a debugger is being attached: the site of the logins
  // answers once that is done.
  let answer = (): void => {}
  const isAttached = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(SOCIAL_BEGIN, async (route) => {
    await isAttached
    await route.fallback()
  })
  const [popUp] = await Promise.all([page.waitForEvent('popup'), open()])
  answer()
  return popUp
}
