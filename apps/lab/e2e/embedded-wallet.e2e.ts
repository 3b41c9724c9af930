import { expect } from '@playwright/test'
import { approve } from './login-model.ts'
import { test } from './login-test.ts'

const WITH_LOGINS = { logins: 'true' }

test('a message and typed data are signed by an account that is not deployed, and verify', async ({
  lab,
  login,
}) => {
  await lab.open(WITH_LOGINS)
  await login.logIn('signs@sandbox.test')

  for (const button of ['sign-message', 'sign-typed-data'] as const) {
    const [outcome] = await Promise.all([lab.outcomeOf(button), approve(login.frame)])
    expect(outcome).toMatchObject({ status: 'done', value: { isValid: true } })
    await lab.modal.expectClosed()
  }
})

test('a transaction and a batch are mined, and the account is deployed with the first', async ({
  lab,
  login,
  sandbox,
}) => {
  await lab.open(WITH_LOGINS)
  await login.logIn('sends@sandbox.test')

  // What is sent has to be there first.
  const address = await lab.address.innerText()
  const chain = sandbox.chains.list().find(({ id }) => id === 1)
  await chain?.setBalance(`0x${address.slice(2)}`, 10n ** 18n)

  const [sent] = await Promise.all([lab.outcomeOf('send-transaction'), approve(login.frame)])
  expect(sent).toMatchObject({ status: 'done', value: { status: 'success' } })

  const [batch] = await Promise.all([lab.outcomeOf('send-calls'), approve(login.frame)])
  expect(batch).toMatchObject({ status: 'done', value: { id: expect.any(String) } })

  const [signed] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
  expect(signed).toMatchObject({ status: 'done', value: { isValid: true } })
})

test('what is declined reaches the site as a refusal, and the page is given back', async ({
  lab,
  login,
}) => {
  await lab.open(WITH_LOGINS)
  await login.logIn('declines@sandbox.test')

  const [declined] = await Promise.all([
    lab.outcomeOf('sign-message'),
    login.frame.getByRole('button', { name: 'Decline' }).click(),
  ])
  expect(declined).toMatchObject({ status: 'failed' })
  await lab.modal.expectClosed()

  const closed = lab.outcomeOf('sign-message')
  await lab.modal.expectView('ApproveTransaction')
  await lab.modal.closeButton.click()
  expect(await closed).toMatchObject({ status: 'failed' })
  await lab.modal.expectClosed()
})

test('a plain close leaves no request: the card shakes its head', async ({ lab, login }) => {
  await lab.open(WITH_LOGINS)
  await login.logIn('stays@sandbox.test')

  const asked = lab.outcomeOf('sign-message')
  await lab.modal.expectView('ApproveTransaction')
  await lab.modal.expectShake(() => lab.page.mouse.click(4, 4))
  await lab.modal.expectView('ApproveTransaction')
  await approve(login.frame)

  expect(await asked).toMatchObject({ status: 'done' })
})

test('reads go to the frame too, and a method that it does not have is refused', async ({
  lab,
  login,
  trouble,
}) => {
  trouble.allow(/Requested RPC call is not allowed/)
  await lab.open(WITH_LOGINS)
  await login.logIn('reads@sandbox.test')

  const block = await lab.page.evaluate(() =>
    window.latchkey?.getProvider('eip155')?.request({ method: 'eth_blockNumber' }),
  )
  expect(block).toMatch(/^0x/)
  const refused = await lab.page.evaluate(() =>
    window.latchkey
      ?.getProvider('eip155')
      ?.request({ method: 'eth_sign', params: [] })
      .then(
        () => 'answered',
        (error: Error) => error.message,
      ),
  )
  expect(refused).toContain('Requested RPC call is not allowed')
  await expect(lab.modal.notice).toHaveText(/Action not allowed/)
})
