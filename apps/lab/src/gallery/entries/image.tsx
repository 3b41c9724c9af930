import { Glyph, Image, imageIcon, keyholeIcon } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture, Token } from '../pictures.tsx'
import { Wrap } from './wrap.tsx'

/** Image and glyph, in every state. */
export const imageEntry: Entry = {
  id: 'image',
  title: 'Image and glyph',
  about: 'Wallets are square, tokens and networks round. What is missing has a keyhole.',
  shows: ['Image', 'PictureBadge', 'Glyph'],
  specimens: [
    {
      name: 'Sizes',
      isWide: true,
      draw: () => (
        <Wrap>
          {([2, 2.4, 3.2, 4, 5.6, 6.4] as const).map((size) => (
            <Picture key={size} of="fjord" size={size} />
          ))}
        </Wrap>
      ),
    },
    {
      name: 'Round, badge',
      draw: () => (
        <Wrap>
          <Token of="ether" size={3.6} />
          <Token of="dollar" size={4} />
        </Wrap>
      ),
    },
    {
      name: 'Missing',
      draw: () => (
        <Wrap>
          <Image />
          <Image size={5.6} />
          <Image shape="round" size={4} />
        </Wrap>
      ),
    },
    {
      name: 'Collectibles',
      isWide: true,
      draw: () => (
        <Wrap>
          {(['tile', 'panel'] as const).map((shape) => (
            <div key={shape} style={{ width: '152px' }}>
              <Image size="full" shape={shape} fallback={imageIcon} />
            </div>
          ))}
        </Wrap>
      ),
    },
    {
      name: 'Glyphs',
      draw: () => (
        <Wrap>
          {(['neutral', 'accent', 'good', 'warn', 'bad'] as const).map((tone) => (
            <Glyph key={tone} icon={keyholeIcon} tone={tone} />
          ))}
        </Wrap>
      ),
    },
  ],
}
