/** An invented order, as sites have them signed (EIP-712). */
export const TYPED_DATA = {
  domain: {
    name: 'Latchkey lab',
    version: '1',
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  types: {
    Order: [
      { name: 'item', type: 'string' },
      { name: 'amount', type: 'uint256' },
      { name: 'buyer', type: 'address' },
    ],
  },
  primaryType: 'Order',
  message: { item: 'Brass key', amount: 2n, buyer: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720' },
} as const
