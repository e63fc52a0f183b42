import { useNavigation } from 'react-router';

/** A thin line at the top while the next page is on its way; it gives up by itself, as on a lost network. */
export function NavigationBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="navigation-bar" aria-hidden="true" />;
}
