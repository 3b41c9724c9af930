/** The account of the wallet, which it writes in small letters, as many do. */
export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const ANSWERS = {
  eth_requestAccounts: [ADDRESS.toLowerCase()],
  eth_accounts: [ADDRESS.toLowerCase()],
  eth_chainId: '0x1',
}

/** Announces a wallet to the page, as extensions do. Source: EIP-6963. */
export function announceWallet(page) {
  const provider = {
    async request({ method }) {
      if (method in ANSWERS) return ANSWERS[method]
      throw Object.assign(new Error(`No ${method}`), { code: 4200 })
    },
    on() {},
    removeListener() {},
  }
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Fjord',
    rdns: 'io.fjord',
    icon: 'data:image/svg+xml,<svg/>',
  }
  const announce = () => {
    const detail = Object.freeze({ info, provider })
    page.dispatchEvent(new page.CustomEvent('eip6963:announceProvider', { detail }))
  }
  page.addEventListener('eip6963:requestProvider', announce)
}

/** An element of the modal. */
export function inModal(page, testId) {
  const host = page.document.querySelector('latchkey-root')
  return host?.shadowRoot?.querySelector(`[data-testid="${testId}"]`)
}
