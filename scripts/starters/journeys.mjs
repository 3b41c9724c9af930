/**
 * Presses the site's button, sees the wallet in the list and connects it.
 *
 * @param button - Selector of the site's button.
 */
export function connectBy(button, namespace) {
  return async ({ page, rowOf }) => {
    await page.locator(button).click()
    await rowOf(namespace).click()
    await statusOf(page, 'connected')
  }
}

/**
 * A site that knows nothing but wagmi: its `connect` opens the modal, wagmi is connected again after a reload,
 * and its `disconnect` ends the session, also with a wallet that can't take back its permission.
 */
export async function connectByWagmi({ page, wallet, rowOf }) {
  const unknownMethod = { kind: 'fail', code: 4200, message: 'Unknown method' }
  wallet.behave(unknownMethod, { methods: ['wallet_revokePermissions'] })
  const output = page.locator('#wagmi')
  await page.locator('#wagmi-connect').click()
  await rowOf('eip155').click()
  await output.filter({ hasText: wallet.accounts()[0] }).waitFor()
  await statusOf(page, 'connected')
  await page.reload()
  await output.filter({ hasText: wallet.accounts()[0] }).waitFor()
  await page.locator('#wagmi-disconnect').click()
  await output.filter({ hasText: 'disconnected' }).waitFor()
  await statusOf(page, 'disconnected')
  await page.reload()
  await output.filter({ hasText: 'disconnected' }).waitFor()
}

function statusOf(page, status) {
  return page.locator(`latchkey-root[data-status=${status}]`).waitFor({ state: 'attached' })
}
