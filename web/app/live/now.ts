import { createContext, useContext, useEffect, useState } from 'react'

/** The time in ms at which the server rendered the page; hydration must render the same time. */
export const DrawnAtContext = createContext(0)

/** The current time in ms, updated every minute; starts with the server's render time. */
export function useNow(): number {
  const drawnAt = useContext(DrawnAtContext)
  const [now, setNow] = useState(drawnAt)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
