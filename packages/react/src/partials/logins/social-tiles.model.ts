import type { Core, Snapshot, SocialProvider } from '@latchkey/core'
import { usableSocials } from '@latchkey/core/views'
import type { Wording } from '../../messages/create-wording.ts'
import { SOCIALS, type SocialDetails } from './socials.ts'

/** A provider to log in with. */
export interface SocialChoice extends SocialDetails {
  readonly provider: SocialProvider
  readonly label: string
  choose(): void
}

/** The providers, and how they are laid out. */
export interface SocialTilesModel {
  readonly choices: readonly SocialChoice[]
  /** Few are named in words, one alone in a whole sentence. */
  readonly isWorded: boolean
  /** Leads to all of them where not all have room. */
  readonly more: (() => void) | undefined
}

interface Tools extends Pick<Core, 'actions'> {
  readonly text: Wording
}

/** Tiles in one row; with more providers the last one leads to all. Source: docs/look.md, section 4. */
const MOST_TILES = 5

/** Everything that is shown, from the state alone. */
export function socialTilesModel(
  { options, device }: Pick<Snapshot, 'options' | 'device'>,
  { actions, text }: Tools,
): SocialTilesModel {
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
  { actions, text }: Tools,
): SocialChoice {
  const details = SOCIALS[provider]
  return {
    ...details,
    provider,
    label: isOnly ? text.get('logins.continue', { provider: details.name }) : details.name,
    choose: () => actions.auth.beginSocial(provider),
  }
}
