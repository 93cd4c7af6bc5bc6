import { createIsomorphicFn } from '@tanstack/react-start'
import { tokenKey } from './token.ts'

/** Under which the chosen theme is kept in this browser. */
export const themeKey = 'theme'

/** The chosen theme and whether somebody is signed in, as attributes of the root element, so that nothing flashes. */
const looks = `try{let r=document.documentElement,t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')r.dataset.theme=t;r.dataset.auth=localStorage.getItem('${tokenKey}')?'in':'out'}catch{}`

/**
 * A press on a button, or a choice from a list, whose code has not come yet waits for it, at most ten seconds; of several
 * the last one counts. A form is not sent by the browser itself, which would put what was typed into the address. React
 * marks what is alive.
 */
const presses = `{let w,late=(b,act)=>{let n=0,f=()=>Object.keys(b).some(k=>k.startsWith('__reactProps'));if(f())return;clearInterval(w);return w=setInterval(()=>{if(f()){clearInterval(w);act()}else if(!b.isConnected||++n>200)clearInterval(w)},50)};addEventListener('click',e=>{let b=e.target.closest?.('button');b&&late(b,()=>b.click())&&e.preventDefault()},true);addEventListener('change',e=>{let b=e.target,v=b.value;b.matches('select')&&late(b,()=>{b.value=v;b.dispatchEvent(new Event('change',{bubbles:true}))})},true)}`

/**
 * Runs before the first paint. Public pages are the same for everyone and may be cached. In the browser it has run by
 * the time that anybody asks, so there it is not carried along a second time.
 */
export const firstScript = createIsomorphicFn()
  .server(() => looks + presses)
  .client(() => '')
