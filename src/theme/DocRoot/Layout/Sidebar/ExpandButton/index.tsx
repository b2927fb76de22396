// Change: leaves it out, as the button that hides the sidebar also shows it again (DocSidebar/Desktop/CollapseButton).
export default function ExpandButton(): null {
  return null;
}
