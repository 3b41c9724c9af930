import {
  activityIllustration,
  brokenIllustration,
  emptyIllustration,
  type Illustration,
  IllustrationPicture,
  imageIllustration,
  mailIllustration,
  phoneIllustration,
  Scene,
  searchIllustration,
  Text,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'

const ILLUSTRATIONS: readonly (readonly [string, Illustration, string])[] = [
  ['Nothing found', searchIllustration, 'No wallet found'],
  ['Error', brokenIllustration, 'Something went wrong'],
  ['Empty', emptyIllustration, 'Nothing here yet'],
  ['Sent', mailIllustration, 'Open the link we sent to'],
  ['No activity', activityIllustration, 'No activity yet'],
  ['No collectibles', imageIllustration, 'No collectibles yet'],
]

/** Scenes, in every state. */
export const sceneEntry: Entry = {
  id: 'scene',
  title: 'Scenes',
  about: 'Nothing here, or something failed: what it is, what it means, at most one way on.',
  shows: ['Scene', 'IllustrationPicture'],
  specimens: [
    {
      name: 'A picture alone',
      draw: () => <IllustrationPicture illustration={phoneIllustration} size={14.4} />,
    },
    ...ILLUSTRATIONS.map(([name, illustration, title]): Entry['specimens'][number] => ({
      name,
      draw: (translate) => (
        <Scene illustration={illustration} title={translate(title)}>
          <Text align="center">
            {translate(
              illustration === searchIllustration ? 'Check the spelling.' : 'Your funds are safe.',
            )}
          </Text>
        </Scene>
      ),
    })),
  ],
}
