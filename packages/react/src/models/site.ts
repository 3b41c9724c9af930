import type { Snapshot } from '@latchkey/core'
import type { Wording } from '../messages/create-wording.ts'

/** The website, as sentences and pictures show it. */
export interface Site {
  /** As the first word of a sentence. */
  readonly name: string
  /** In the middle of a sentence. */
  readonly nameInside: string
  readonly icon: string | undefined
}

/** Name and icon of the website. */
export function siteOf({ options }: Pick<Snapshot, 'options'>, text: Wording): Site {
  const name = options.metadata?.name
  const isNamed = name !== undefined && name !== ''
  return {
    name: isNamed ? name : text.get('site.unnamed'),
    nameInside: isNamed ? name : text.get('site.unnamedInside'),
    icon: options.metadata?.icons[0],
  }
}
