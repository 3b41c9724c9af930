import { drawnWalletUrl } from '../../wallet-listing/drawing/draw-wallet.ts'
import {
  CURRENCIES,
  LISTED_SELLERS,
  METHODS,
  SOLD_COINS,
  type SoldCoin,
} from '../onramp/onramp-market.ts'

/**
 * Lists the currencies and coins in the form of the public server or of docs/specification.md,
 * section 3.
 */
export function listedOptions(form: 'server' | 'specified'): object {
  const limits = form === 'server' ? 'limits' : 'payment_method_limits'
  const symbols = [...new Set(SOLD_COINS.map(({ symbol }) => symbol))]
  return {
    paymentCurrencies: CURRENCIES.map((id) => ({ id, [limits]: METHODS })),
    purchaseCurrencies: symbols.map((symbol) => {
      const sold = SOLD_COINS.filter((each) => each.symbol === symbol)
      const networks = sold.map((coin) => networkOf(coin, form))
      return { id: `sandbox-${symbol}`, name: sold[0]?.name ?? symbol, symbol, networks }
    }),
  }
}

function networkOf(
  { network, networkName, networkId, address }: SoldCoin,
  form: 'server' | 'specified',
): object {
  const chainId = networkId.startsWith('eip155:') ? networkId.slice('eip155:'.length) : '0'
  return form === 'server'
    ? { name: network, displayName: networkName, chainId, contractAddress: address }
    : { name: network, display_name: networkName, chain_id: chainId, contract_address: address }
}

/** The providers, as the public server lists them. */
export function listedProviders(): readonly object[] {
  return LISTED_SELLERS.map((seller) => {
    const picture = drawnWalletUrl(seller.name)
    return {
      categories: ['CRYPTO_ONRAMP'],
      name: seller.name,
      serviceProvider: seller.id,
      logos: { dark: picture, darkShort: picture, light: picture, lightShort: picture },
      status: 'LIVE',
      websiteUrl: `https://${seller.id.toLowerCase()}.example`,
    }
  })
}

/** Properties of one type; undefined for a type that there is not. */
export function listedProperties(type: string): readonly object[] | undefined {
  switch (type) {
    case 'crypto-currencies':
      return SOLD_COINS.map(({ code, name, network, networkName, networkId, address }) => ({
        currencyCode: code,
        name,
        chainCode: network.toUpperCase(),
        chainName: networkName,
        chainId: networkId.startsWith('eip155:') ? networkId.slice('eip155:'.length) : null,
        contractAddress: address || null,
        symbolImageUrl: null,
      }))
    case 'fiat-currencies':
      return CURRENCIES.map((currencyCode) => ({ currencyCode, name: currencyCode }))
    case 'payment-methods':
      return [{ paymentMethod: 'CREDIT_DEBIT_CARD', name: 'Card', paymentType: 'CARD' }]
    case 'countries':
      return [{ countryCode: 'US', name: 'United States' }]
    case 'countries-defaults':
      return [{ countryCode: 'US', defaultCurrencyCode: 'USD' }]
    case 'fiat-purchases-limits':
      return CURRENCIES.map((currencyCode) => ({
        currencyCode,
        minimumAmount: 5,
        maximumAmount: 20_000,
        serviceProviderDetails: Object.fromEntries(
          LISTED_SELLERS.map(({ id, min, max }) => [
            id,
            { minimumAmount: min, maximumAmount: max },
          ]),
        ),
      }))
    default:
      return undefined
  }
}
