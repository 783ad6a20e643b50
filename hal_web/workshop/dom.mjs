// Elements made in one line.

/** @param attributes text, properties of the element, or data and ARIA attributes by their names */
export function make(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (key === 'text') made.textContent = value;
    else if (key in made && !key.includes('-')) made[key] = value;
    else made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

const kSvg = 'http://www.w3.org/2000/svg';
export function drawn(name, attributes = {}, ...children) {
  const made = document.createElementNS(kSvg, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'text') made.textContent = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

export const element = (id) => document.getElementById(id);
