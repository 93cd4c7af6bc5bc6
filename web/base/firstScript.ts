import { tokenKey } from './token.ts'

/** Under which the chosen theme is kept in this browser. */
export const themeKey = 'theme'

/**
 * Runs before the first paint: the chosen theme and whether somebody is signed in, as attributes of the root
 * element, so that nothing flashes. Public pages are the same for everyone and may be cached.
 */
export const firstScript = `try{let r=document.documentElement,t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')r.dataset.theme=t;r.dataset.auth=localStorage.getItem('${tokenKey}')?'in':'out'}catch{}`
