// A press on a button of a form takes the focus when it is done, not when it begins. A field that is left says at once
// what is wrong with it, which moves what stands below: the button would go from under the pointer, and the press be lost.
import type { MouseEvent } from 'react';

/** The button outside any field; what stands in a field, or in a list or dialog above the page, has its own ways. */
function buttonOf({ target, currentTarget }: MouseEvent): HTMLButtonElement | null {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  const button = target.closest('button');
  return button && !button.closest('.ant-form-item') ? button : null;
}

/** Texts have their value as they are written; days and amounts take theirs when they are left, well before the click. */
function isInText(): boolean {
  return document.activeElement?.matches('.ant-input') ?? false;
}

export const pressing = {
  onMouseDown: (event: MouseEvent) => {
    if (buttonOf(event) && isInText()) event.preventDefault();
  },
  onClickCapture: (event: MouseEvent) => {
    const button = buttonOf(event);
    if (button && isInText()) button.focus({ preventScroll: true });
  },
};
