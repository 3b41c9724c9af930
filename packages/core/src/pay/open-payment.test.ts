import { expect, test } from 'vitest'
import { aPayer, REQUEST } from '../testing/a-payer.ts'

test('the payment that was asked for last is shown, also if one before it is checked later', async () => {
  const { actions, adapter, settle, pay } = await aPayer()
  const { addresses } = adapter
  const slow: (() => void)[] = []
  Object.assign(adapter, {
    addresses: {
      check: async (...input: Parameters<typeof addresses.check>) => {
        if (slow.length === 0) await new Promise<void>((resolve) => slow.push(resolve))
        return addresses.check(...input)
      },
    },
  })
  const first = actions.open({ ...REQUEST, amount: '900' }).catch((thrown: unknown) => thrown)
  await settle()
  void actions.open(REQUEST)
  await settle()

  slow[0]?.()
  await settle()

  expect(pay().payment?.amountText).toBe('25')
  expect(await Promise.race([first, 'open'])).toMatchObject({ code: 'pay.busy' })
})
