import {
  type ConnectMethod,
  type ConnectorRow,
  type Core,
  connectMethods,
  type Snapshot,
  type SocialProvider,
  usableSocials,
} from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import { SOCIALS, type SocialFace } from './socials.ts'

/** One way to connect, in its place. */
export interface ShownMethod {
  readonly method: ConnectMethod
  /** Another kind of way than the one before: "or" stands between them. */
  readonly isOther: boolean
}

/** A provider to log in with. */
export interface SocialChoice extends SocialFace {
  readonly provider: SocialProvider
  readonly label: string
  choose(): void
}

/** The providers, and how they are laid out. */
export interface SocialChoices {
  readonly choices: readonly SocialChoice[]
  /** Few are named in words, one alone in a whole sentence. */
  readonly isWorded: boolean
  /** Leads to all of them where not all have room. */
  readonly more: (() => void) | undefined
}

/** Everything that Connect shows besides the list of wallets. */
export interface MethodsModel {
  readonly methods: readonly ShownMethod[]
  readonly socials: SocialChoices
  /** Leads to the wallets where the list is put away behind a button. */
  readonly showWallets: (() => void) | undefined
}

/** What the methods are made from. */
export interface MethodsFacts extends Pick<Snapshot, 'options' | 'device' | 'network'> {
  readonly rows: readonly ConnectorRow[]
}

interface Tools extends Pick<Core, 'actions' | 'adapter'> {
  readonly text: Wording
}

type SocialTools = Pick<Tools, 'actions' | 'text'>

/** Tiles in one row; with more providers the last one leads to all. Source: docs/look.md, section 4. */
const MOST_TILES = 5

/** Everything that is shown, from the state alone. */
export function methodsModel(facts: MethodsFacts, tools: Tools): MethodsModel {
  const { features } = facts.options
  const methods = connectMethods(facts, {
    serves: (namespace) => tools.adapter(namespace) !== undefined,
    rows: facts.rows,
  })
  const isCollapsed = features.collapseWallets || !features.emailShowWallets
  return {
    methods: methods.map((method, index) => ({
      method,
      isOther: index > 0 && isOfWallets(method) !== isOfWallets(methods[index - 1]),
    })),
    socials: socialChoices(facts, tools),
    showWallets:
      isCollapsed && methods.length > 1
        ? () => tools.actions.router.push('ConnectWallets', {})
        : undefined,
  }
}

function isOfWallets(method: ConnectMethod | undefined): boolean {
  return method === 'wallet'
}

function socialChoices(
  { options, device }: MethodsFacts,
  { actions, text }: SocialTools,
): SocialChoices {
  const providers = usableSocials(options.features.socials, device)
  const hasRoom = providers.length <= MOST_TILES
  const shown = hasRoom ? providers : providers.slice(0, MOST_TILES - 1)
  return {
    choices: shown.map((provider) =>
      socialChoice(provider, providers.length === 1, { actions, text }),
    ),
    isWorded: providers.length <= 2,
    more: hasRoom ? undefined : () => actions.router.push('ConnectSocials', {}),
  }
}

function socialChoice(
  provider: SocialProvider,
  isOnly: boolean,
  { actions, text }: SocialTools,
): SocialChoice {
  const face = SOCIALS[provider]
  return {
    ...face,
    provider,
    label: isOnly ? text.say('logins.continue', { provider: face.name }) : face.name,
    choose: () => actions.auth.beginSocial(provider),
  }
}
