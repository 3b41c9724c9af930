import type { Page } from '@playwright/test'

/** The buttons of the windows that journeys serve in place of a wallet's. */
export type PopupButton = 'Approve' | 'Decline'

/** Waits for the window that `act` opens, presses one of its buttons, and waits until the window is closed. */
export async function answerPopup(
  page: Page,
  act: () => Promise<unknown>,
  button: PopupButton,
): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), act()])
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: button }).click()
  await closed
}
