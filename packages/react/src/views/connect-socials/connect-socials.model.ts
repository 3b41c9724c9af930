import type { CoreActions, Snapshot, SocialProvider } from '@latchkey/core'
import { usableSocials } from '@latchkey/core/views'
import { SOCIALS, type SocialDetails } from '../../partials/logins/socials.ts'

/** A provider as a row. */
export interface SocialRow {
  readonly provider: SocialProvider
  readonly face: SocialDetails
  choose(): void
}

/** Everything the view shows, from the snapshot alone. */
export function connectSocialsModel(
  { options, device }: Pick<Snapshot, 'options' | 'device'>,
  { auth }: Pick<CoreActions, 'auth'>,
): readonly SocialRow[] {
  return usableSocials(options.features.socials, device).map((provider) => ({
    provider,
    face: SOCIALS[provider],
    choose: () => auth.beginSocial(provider),
  }))
}
