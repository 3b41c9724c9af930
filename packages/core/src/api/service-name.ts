/** The zone in which the blockchain API registers names. */
export const SERVICE_ZONE = 'reown.id'

/** The ending of every name that is registered. */
export const SERVICE_ENDING = `.${SERVICE_ZONE}`

/** Source: docs/blockchain-api.md, section 7. */
const SERVICE_NAME = /^[a-z0-9-]{3,64}\.(?:reown|wcn)\.id$/

/** Returns true if a name in its normal form is one of the blockchain API. */
export function isServiceName(name: string): boolean {
  return SERVICE_NAME.test(name)
}
