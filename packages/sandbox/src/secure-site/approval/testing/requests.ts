import type { ApprovalRequest, Fact } from '../approval-request.ts'

const RECIPIENT = '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d'
const TOKEN = '0xBa02b63Ca7B80e9cEBdd0301528BBb935ee599C6'

const BASE = { name: 'Base', id: 'eip155:8453' }
const YOURS: Fact = { kind: 'address', label: 'Your address', address: `0x${'5a'.repeat(20)}` }

/** A transfer, as the wallet describes it. */
export const TRANSFER: ApprovalRequest = {
  origin: 'https://saltmarket.example',
  asks: 'asks you to approve this transfer',
  groups: [
    {
      facts: [
        { kind: 'amount', label: 'Send', amount: '25', symbol: 'SUSD', token: TOKEN },
        { kind: 'address', label: 'Recipient', address: RECIPIENT },
        { kind: 'data', label: 'Data', data: `0xa9059cbb${'00'.repeat(64)}`, isOpen: false },
      ],
    },
  ],
  network: BASE,
  about: [YOURS],
}

/** One that fits without scrolling. */
export const SHORT: ApprovalRequest = {
  ...TRANSFER,
  groups: [
    {
      facts: [
        { kind: 'amount', label: 'Send', amount: '0.25', symbol: 'ETH' },
        { kind: 'address', label: 'Recipient', address: RECIPIENT },
      ],
    },
  ],
}

/** Two calls, an allowance without end, an unknown call. */
export const BATCH: ApprovalRequest = {
  origin: 'https://saltmarket.example',
  asks: 'asks you to approve 2 calls at once',
  groups: [
    {
      title: '1 of 2',
      facts: [
        {
          kind: 'amount',
          label: 'Allow to spend',
          amount: 'Unlimited',
          symbol: 'SUSD',
          token: TOKEN,
        },
        {
          kind: 'note',
          text: 'This address could take all of this token that you have, now and later.',
        },
        { kind: 'address', label: 'Who may spend it', address: RECIPIENT },
      ],
    },
    {
      title: '2 of 2',
      facts: [
        {
          kind: 'note',
          text: 'This call can’t be read. Approve it only if you trust the site and the address.',
        },
        { kind: 'address', label: 'Address called', address: RECIPIENT },
        { kind: 'data', label: 'Data', data: `0xdeadbeef${'ab'.repeat(96)}`, isOpen: true },
      ],
    },
  ],
  network: BASE,
  about: [YOURS],
}

/** A message from right to left, with what tries to turn it around. */
export const MESSAGE: ApprovalRequest = {
  origin: 'http://xn--mgbh0fb.localhost:4400',
  asks: 'asks you to sign a message',
  groups: [
    {
      facts: [
        {
          kind: 'text',
          label: 'Message',
          text: 'مرحباً، وقّع للدخول إلى salt\u202emarket\u200b.example\nرقم 12 345\u0000',
        },
        {
          kind: 'tree',
          label: 'Data',
          branches: [
            { name: 'المستلم', value: RECIPIENT },
            {
              name: 'order',
              branches: [
                { name: 'item', value: 'salt\u2066' },
                { name: 'price', value: '12' },
              ],
            },
          ],
        },
      ],
    },
  ],
  network: { name: 'Solana', id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  about: [
    {
      kind: 'address',
      label: 'Your address',
      address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    },
  ],
}
