import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/stand.tsx'
import { AmountInput } from './amount-input.tsx'

describePrimitive<HTMLInputElement>('AmountInput', {
  part: 'amount-input',
  draw: (probe) => <AmountInput label="Amount" value="0.25" onAmount={() => {}} {...probe} />,
  role: 'textbox',
  name: 'Amount',
})

function Held({ sign }: { readonly sign?: string }): ReactElement {
  const [amount, setAmount] = useState('')
  return (
    <>
      <AmountInput
        label="Amount"
        value={amount}
        onAmount={setAmount}
        decimals={6}
        decimalSign={sign}
      />
      <output>{amount}</output>
    </>
  )
}

test.each([
  ['.', '1,5', '1.5', '1.5'],
  [',', '1.5', '1,5', '1.5'],
  [',', '0,1234567', '0,123456', '0.123456'],
  ['.', 'x', '', ''],
])('with %j as sign, %j is shown as %j and told as %j', async (sign, typed, shown, told) => {
  await renderInModal(<Held sign={sign} />)

  await userEvent.type(page.getByRole('textbox'), typed)

  await expect.element(page.getByRole('textbox')).toHaveValue(shown)
  expect(inModal('output').textContent).toBe(told)
})

test('a long amount gets smaller until it fits, and its line stays as high', async () => {
  await renderInModal(<Held />)
  const input = inModal('input')
  const height = input.offsetHeight

  await userEvent.type(page.getByRole('textbox'), '123456789012345678901234567')
  await expect.poll(() => input.dataset['fit']).toBe('1')
  await userEvent.type(page.getByRole('textbox'), '89012345')
  await expect.poll(() => input.dataset['fit']).toBe('2')

  expect(input.offsetHeight).toBe(height)
  await userEvent.clear(page.getByRole('textbox'))
  await expect.poll(() => input.dataset['fit']).toBe('0')
})

test('without anyone to tell, it can be read and not typed into', async () => {
  await renderInModal(<AmountInput label="You get, about" value="641.27" />)

  await userEvent.type(page.getByRole('textbox'), '5')

  await expect.element(page.getByRole('textbox')).toHaveValue('641.27')
})
