import { expect } from '@playwright/test'
import { SECOND } from './accounts.ts'
import { approve } from './login-model.ts'
import { test } from './login-test.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'
import { swapBody } from './setup/swap-body.ts'

test('a visitor who logged in signs on a page that replaced its body, with the same account and network', async ({
  lab,
  login,
}) => {
  test.slow()
  await lab.open({ logins: 'true', networks: '1,8453' })
  await login.logIn('swaps@sandbox.test')

  await test.step('with the account of the login', async () => {
    await swapBody(lab.page)
    const [outcome] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
    expect(outcome).toMatchObject({ status: 'done', value: { isValid: true } })
    await lab.modal.expectClosed()
  })

  await test.step('with the account that was chosen, on the network that was chosen', async () => {
    await lab.press('open-networks')
    await lab.modal.dialog.getByRole('button', { name: /^Base/ }).first().click()
    await lab.modal.expectClosed()
    await lab.page.evaluate(() => window.latchkey?.open())
    await lab.modal.part('account-settings').click()
    const before = await lab.address.innerText()
    await lab.modal.part('settings-standard').click()
    await expect(lab.address).not.toHaveText(before)
    await lab.modal.closeButton.click()
    await lab.modal.expectClosed()
    const address = await lab.address.innerText()

    await swapBody(lab.page)

    for (const button of ['sign-message', 'sign-typed-data'] as const) {
      const [outcome] = await Promise.all([lab.outcomeOf(button), approve(login.frame)])
      expect(outcome).toMatchObject({ status: 'done', value: { isValid: true } })
      await lab.modal.expectClosed()
    }
    await expect(lab.address).toHaveText(address)
    await lab.expectNetwork('Base')
  })

  await test.step('after a request that was open while the body was replaced', async () => {
    const lost = lab.outcomeOf('sign-message')
    await lab.modal.expectView('ApproveTransaction')
    await expect(login.frame.getByRole('button', { name: 'Approve' })).toBeVisible()
    await swapBody(lab.page)
    expect(await lost).toMatchObject({ status: 'failed' })
    await lab.modal.expectClosed()

    const [outcome] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
    expect(outcome).toMatchObject({ status: 'done', value: { isValid: true } })
  })
})

test('a visitor who logged in sends from the modal on a page that replaced its body at the review', async ({
  lab,
  login,
}) => {
  await lab.open({ logins: 'true' })
  await login.logIn('swaps-and-sends@sandbox.test')
  await lab.outcomeOf('get-coins')
  await reviewTransfer(lab, { amount: '0.25', to: SECOND })

  await swapBody(lab.page)
  await lab.modal.part('send-confirm').click()
  await approve(login.frame)

  await expectConfirmed(lab)
})

for (const view of [undefined, 'Account'] as const) {
  test(`a visitor who logged in signs on a page that document.open rewrote, with a request in the same task, at ${view ?? 'no view'}`, async ({
    lab,
    login,
  }) => {
    test.slow()
    await lab.open({ logins: 'true' })
    await login.logIn(`rewritten-${view ?? 'closed'}@sandbox.test`)
    const account = await lab.address.innerText()
    if (view !== undefined) {
      await lab.page.evaluate((shown) => window.latchkey?.open({ view: shown }), view)
      await lab.modal.expectView(view)
    }

    const signed = lab.page.evaluate((address) => {
      document.open()
      document.write('<!doctype html><title>Another page</title><main>Another page</main>')
      document.close()
      const request = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
      return window.latchkey?.getProvider('eip155')?.request(request)
    }, account)
    await Promise.all([signed, approve(login.frame)])

    expect(await signed).toMatch(/^0x[0-9a-f]+$/)
  })
}
