import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { AmountInput } from './amount-input.tsx'

describePrimitive<HTMLInputElement>('AmountInput', {
  part: 'amount-input',
  draw: (probe) => <AmountInput label="Amount" value="0.25" onAmount={() => {}} {...probe} />,
  role: 'textbox',
  name: 'Amount',
})

function Stateful({ sign }: { readonly sign?: string }): ReactElement {
  const [amount, setAmount] = useState('')
  return (
    <>
      <AmountInput label="Amount" value={amount} onAmount={setAmount} decimalSign={sign} />
      <output>{amount}</output>
    </>
  )
}

test.each([
  ['.', '1,5', '1.5', '1.5'],
  [',', '1.5', '1,5', '1.5'],
  [',', '0,1234567', '0,1234567', '0.1234567'],
  ['.', 'x', 'x', 'x'],
  ['.', '1e-7', '1e-7', '1e-7'],
  [',', '1.2.3', '1,2.3', '1,2.3'],
  ['.', '1,234', '1.234', '1.234'],
  ['.', '1,234,500', '1.234,500', '1.234,500'],
])(
  'with %j as sign, %j is shown as %j and reported as %j',
  async (sign, typed, shown, reported) => {
    await renderInModal(<Stateful sign={sign} />)

    await userEvent.type(page.getByRole('textbox'), typed)

    await expect.element(page.getByRole('textbox')).toHaveValue(shown)
    expect(inModal('output').textContent).toBe(reported)
  },
)

test.each([
  ['.', '1e-7', '1e-7'],
  ['.', '1.2.3', '1.2.3'],
  [',', '1.2.3', '1.2.3'],
  ['.', '1,234', '1,234'],
  [',', '1.234', ' 1.234'],
  ['.', '1,234.5', '1234.5'],
  [',', '1.234,5', '1234,5'],
  ['.', '1\u00a0000', '1000'],
  ['.', '$25', '$25'],
])('with %j as sign, %j is pasted as %j', async (sign, pasted, shown) => {
  await renderInModal(<Stateful sign={sign} />)
  const field = page.getByRole('textbox')

  await field.fill(pasted)

  await expect.element(field).toHaveValue(shown)
  const reported = inModal('output').textContent
  if (shown.trim() === pasted) expect(reported).toBe(shown)
  else expect(reported).toMatch(/^\d+\.?\d*$/)
})

test('a long amount gets smaller until it fits, and its line stays as high', async () => {
  await renderInModal(<Stateful />)
  const input = inModal('input')
  const height = input.offsetHeight

  await typeUntilFit(input, '1')
  await typeUntilFit(input, '2')

  expect(input.offsetHeight).toBe(height)
  await userEvent.clear(page.getByRole('textbox'))
  await expect.poll(() => input.dataset['fit']).toBe('0')
})

/**
 * Types digits until the amount is drawn one size smaller. How many that takes depends on the
 * installed fonts; that the amount fits at every size before the smallest does not.
 */
async function typeUntilFit(input: HTMLElement, fit: '1' | '2'): Promise<void> {
  const before = String(Number(fit) - 1)
  await expect.poll(() => input.dataset['fit']).toBe(before)
  for (let digits = amount().length; input.dataset['fit'] === before; digits += 1) {
    await userEvent.type(page.getByRole('textbox'), '8')
    await expect.poll(() => amount().length).toBe(digits + 1)
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  }
  expect(input.dataset['fit']).toBe(fit)
}

function amount(): string {
  return inModal('output').textContent
}

test('without a handler it is read-only', async () => {
  await renderInModal(<AmountInput label="You get about" value="641.27" />)

  await userEvent.type(page.getByRole('textbox'), '5')

  await expect.element(page.getByRole('textbox')).toHaveValue('641.27')
})

/** Groups figures by threes, as English does. */
function grouped(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}

function Grouped(): ReactElement {
  const [amount, setAmount] = useState('')
  return (
    <>
      <AmountInput label="Amount" value={amount} onAmount={setAmount} format={grouped} />
      <button type="button">Elsewhere</button>
      <output>{amount}</output>
    </>
  )
}

test('an amount has separators once the field is left, and none while it is edited: it stays exact', async () => {
  await renderInModal(<Grouped />)
  const field = page.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.keyboard('2500')
  await expect.element(field).toHaveValue('2500')

  await userEvent.click(page.getByRole('button'))
  await expect.element(field).toHaveValue('2,500')
  expect(amount()).toBe('2500')

  await userEvent.click(field)
  await userEvent.keyboard('{End}00.5')
  await expect.element(field).toHaveValue('250000.5')
  expect(amount()).toBe('250000.5')
  await userEvent.click(page.getByRole('button'))
  await expect.element(field).toHaveValue('250,000.5')
  expect(amount()).toBe('250000.5')
})

test('Tab selects all of an amount, as in any field', async () => {
  await renderInModal(<Grouped />)
  const field = page.getByRole('textbox')
  await field.fill('2500')
  await userEvent.click(page.getByRole('button'))
  await expect.element(field).toHaveValue('2,500')

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}3')

  await expect.element(field).toHaveValue('3')
})

test('with separators of our own, pasted ones are read as before, and doubtful ones refused', async () => {
  await renderInModal(<Grouped />)
  const field = page.getByRole('textbox')

  await field.fill('1,234,500.25')
  await expect.element(field).toHaveValue('1234500.25')
  await field.fill('1,234')
  await userEvent.click(page.getByRole('button'))

  await expect.element(field).toHaveValue('1,234')
  expect(amount()).toBe('1,234')
})

test('an amount that can only be read always has them', async () => {
  await renderInModal(<AmountInput label="You get about" value="1423849.255" format={grouped} />)

  await userEvent.click(page.getByRole('textbox'))

  await expect.element(page.getByRole('textbox')).toHaveValue('1,423,849.255')
})
