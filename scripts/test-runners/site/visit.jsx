import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createSite, Page } from './page.jsx'
import { ADDRESS, announceWallet, inModal } from './wallet.js'

const LIMIT = { timeout: 10_000 }

/** A visitor connects the announced wallet, and the page shows its account. */
export async function visit(expect) {
  announceWallet(window)
  const latchkey = createSite()
  render(<Page latchkey={latchkey} />)

  fireEvent.click(screen.getByRole('button', { name: /connect/i }))
  await waitFor(() => expect(inModal(window, 'wallet-io.fjord')).toBeTruthy(), LIMIT)
  fireEvent.click(inModal(window, 'wallet-io.fjord'))

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(ADDRESS), LIMIT)
  await act(() => latchkey.destroy())
  expect(document.querySelector('latchkey-root')).toBeNull()
}
