/** The part of a sign-in that lists the methods that the session shall allow. */
interface Carrier {
  readonly chains: string[]
  readonly resources?: string[]
  readonly statement?: string
}

/** The chains and methods that a sign-in grants. */
interface Grant {
  readonly chains: string[]
  readonly methods: readonly string[]
}

const PREFIX = 'urn:recap:'
const SAYS = 'I further authorize the stated URI to perform the following actions on my behalf: (1)'

/** Methods that a sign-in asks for. Source: ERC-5573. */
export function methodsOf({ resources = [] }: Carrier): readonly string[] {
  const recap = resources.at(-1)
  if (!recap?.startsWith(PREFIX)) return []
  const { att } = JSON.parse(atob(recap.slice(PREFIX.length)))
  return Object.keys(att?.eip155 ?? {}).map((ability) => ability.split('/')[1] ?? '')
}

/** The same sign-in with what is granted of it, said in its statement as wallets do. */
export function withGrant<T extends Carrier>(payload: T, { chains, methods }: Grant): T {
  const { resources = [], statement = '' } = payload
  const abilities = methods.map((method) => [`request/${method}`, [{ chains }]])
  const recap = btoa(JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } }))
  const says = `${SAYS} 'request': '${methods.join("', '")}' for 'eip155'.`
  return {
    ...payload,
    chains,
    statement: statement === '' ? says : `${statement} ${says}`,
    resources: [...resources.slice(0, -1), `${PREFIX}${recap.replace(/=+$/, '')}`],
  }
}
