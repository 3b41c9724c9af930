import { Glyph, Grid, GridCell, globeIcon, PlainCell, SkeletonCell } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture } from '../pictures.tsx'

/** Grid, in every state. */
export const gridEntry: Entry = {
  id: 'grid',
  title: 'Grid',
  about: 'Many choices by picture and name; three columns where there is little room.',
  shows: ['Grid', 'GridCell', 'PlainCell', 'SkeletonCell'],
  specimens: [
    {
      name: 'States',
      isWide: true,
      draw: (translate) => (
        <Grid label="Cell states">
          <GridCell
            label="Fjord"
            picture={<Picture of="fjord" size={5.6} />}
            checkLabel={translate('Installed')}
          />
          <GridCell
            label="Kestrel"
            picture={<Picture of="kestrel" size={5.6} />}
            data-force="hover"
          />
          <GridCell
            label="Juniper"
            picture={<Picture of="juniper" size={5.6} />}
            data-force="focus"
          />
          <GridCell label="Mosaic" picture={<Picture of="mosaic" size={5.6} />} isBusy />
          <GridCell
            label="Northwind Professional"
            picture={<Picture of="northwind" size={5.6} />}
          />
          <GridCell label="محفظة الشمال" picture={<Picture of="plum" size={5.6} />} />
          <GridCell
            label="Saffron"
            picture={<Picture of="saffron" size={5.6} />}
            data-force="pressed"
          />
          <GridCell label="No picture" picture={<Glyph icon={globeIcon} size={5.6} />} />
        </Grid>
      ),
    },
    {
      name: 'Of a long list',
      isWide: true,
      draw: (translate) => (
        <Grid label="Cells of a long list">
          <PlainCell
            label="Plum"
            picture={<Picture of="plum" size={5.6} />}
            checkLabel={translate('Installed')}
          />
          <PlainCell
            label="Mosaic"
            picture={<Picture of="mosaic" size={5.6} />}
            note={translate('Certified only')}
          />
        </Grid>
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      draw: () => (
        <Grid label="Loading cells" aria-busy="true">
          <SkeletonCell />
          <SkeletonCell />
          <SkeletonCell />
          <SkeletonCell />
        </Grid>
      ),
    },
  ],
}
