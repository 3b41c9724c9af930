import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readLook } from './display-options.ts'
import { GalleryPage } from './gallery-page.tsx'
import '../page/styles/colours.css'
import './gallery.css'
import './entries.css'

const place = document.getElementById('gallery')
if (place === null) throw new Error('The page has lost its root.')

const look = readLook(window.location.search)
document.documentElement.dir = look.dir
document.documentElement.lang = look.dir === 'rtl' ? 'ar' : 'en'
document.documentElement.dataset['theme'] = look.mode
createRoot(place).render(
  <StrictMode>
    <GalleryPage look={look} />
  </StrictMode>,
)
